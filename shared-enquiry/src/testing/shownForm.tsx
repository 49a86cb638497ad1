import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { EnquiryForm, type EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { BrowserRouter } from 'shared-page/router'

/** Renders a form between the headings of a page. */
export const show = (form: EnquiryFormDefinition) =>
  render(
    <main>
      <h1>Start with a conversation.</h1>
      <EnquiryForm form={form} />
      <h2>Map</h2>
    </main>,
    { wrapper: BrowserRouter },
  )

export const field = (label: string) => screen.getByLabelText(label, { exact: true }) as HTMLInputElement

export const button = () => screen.getByRole('button') as HTMLButtonElement

/** Replaces the input of each field, named by its label. */
export async function type(user: UserEvent, words: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(words)) {
    // After a form's reset, user-event still remembers its input in an email field. A browser does not.
    await user.clear(field(label))
    await user.type(field(label), value)
  }
}

/** Fills in all required fields of the contact form. */
export async function fillIn(user = userEvent.setup()) {
  await type(user, { Name: 'Ada Byron', Email: 'ada@example.org', Message: 'One wall.' })
  await user.selectOptions(field('Service'), 'builders')
  return user
}

/** Renders a form, fills it in and presses its button. */
export async function send(form: EnquiryFormDefinition) {
  show(form)
  const user = await fillIn()
  await user.click(button())
  return user
}
