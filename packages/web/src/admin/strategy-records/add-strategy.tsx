import { EditorScreen } from '#patterns/editor'
import { strategyEditor } from './strategy-editor.tsx'

/** The Add form as a page. */
const AddStrategy = () => <EditorScreen editor={strategyEditor} backTo="/liveStrategies" />
export default AddStrategy
