import { defineEditor, EditorPopup } from '#patterns/editor'
import { api } from '#platform/api/api'
import { BlogPreview } from '../blog-preview/blog-preview.tsx'

interface Draft {
  readonly text: string
  readonly htmlPage: File | null
  readonly backgroundImage: File | null
}

const newsletterEditor = defineEditor({
  noun: 'Newsletter',
  addTitle: 'Upload Newsletter',
  submit: 'Upload',
  draftOf: (): Draft => ({ text: '', htmlPage: null, backgroundImage: null }),
  fields: [
    {
      kind: 'text',
      name: 'text',
      label: 'Text',
      required: true,
      isWide: true,
      hint: 'The title that readers see.',
    },
    {
      kind: 'file',
      name: 'htmlPage',
      label: 'HTML Page',
      accept: 'html',
      required: true,
      hint: 'One .html file of up to 5 MB.',
    },
    {
      kind: 'file',
      name: 'backgroundImage',
      label: 'Background Image',
      accept: 'image',
      required: true,
      hint: 'One PNG, JPEG, GIF, WebP or AVIF image of up to 2 MB.',
    },
  ],
  create: ({ text, htmlPage, backgroundImage }, options) =>
    api.newsletters.upload(
      // Both fields are required, so the form is never submitted with null.
      { text, htmlPage: htmlPage as File, backgroundImage: backgroundImage as File },
      options,
    ),
  added: 'Newsletter uploaded successfully!',
  notAdded: 'Failed to upload newsletter.',
  success: 'form',
})

const NewsletterUpload = () => (
  <EditorPopup
    editor={newsletterEditor}
    backTo="/newsletterManager"
    below={(draft) => <BlogPreview draft={draft} />}
  />
)
export default NewsletterUpload
