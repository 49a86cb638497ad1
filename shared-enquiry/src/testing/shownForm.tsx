import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { EnquiryForm, type EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { BrowserRouter } from 'shared-page/router'

/** Shows a form between the headings of a page. */
export const show = (form: EnquiryFormDefinition) =>
  render(
    <main>
      <h1>Start with a conversation.</h1>
      <EnquiryForm form={form} />
      <h2>Map</h2>
    </main>,
    { wrapper: BrowserRouter },
  )

/** The form's field of that label. */
export const field = (label: string) => screen.getByLabelText(label, { exact: true }) as HTMLInputElement

/** The page's one button. */
export const button = () => screen.getByRole('button') as HTMLButtonElement

/** Replaces the words in each field, named by its label. */
export async function type(user: UserEvent, words: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(words)) {
    // After a form's reset, user-event still remembers what it typed into an email field. A browser does not.
    await user.clear(field(label))
    await user.type(field(label), value)
  }
}

/** Fills in all that the contact form asks for. */
export async function fillIn(user = userEvent.setup()) {
  await type(user, { Name: 'Ada Byron', Email: 'ada@example.org', Message: 'One wall.' })
  await user.selectOptions(field('Service'), 'builders')
  return user
}

/** Shows the contact form or a variant of it, fills it in and presses its button. */
export async function send(form: EnquiryFormDefinition) {
  show(form)
  const user = await fillIn()
  await user.click(button())
  return user
}
