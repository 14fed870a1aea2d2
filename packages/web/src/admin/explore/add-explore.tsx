import { EditorScreen } from '#patterns/editor'
import { exploreEditor } from './explore-editor.ts'

/** The Add form as a page. */
const AddExplore = () => <EditorScreen editor={exploreEditor} backTo="/exploreDataManager" />
export default AddExplore
