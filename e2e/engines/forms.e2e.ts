import { fill, forms } from '../support/enquiryForms.ts'
import { hydrated } from '../support/hydrated.ts'
import { someone } from '../support/someone.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { expect, test } from './test.ts'

for (const { name, address, words, button, success, stored } of forms) {
  test(`${name} is sent, and stored as it was written`, async ({ page }) => {
    const email = someone('engines')
    await page.goto(address)
    await hydrated(page)
    const form = page.getByRole('form', { name })
    await fill(form, { ...words, email })
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByText(success)).toBeVisible()
    const [enquiry, ...others] = await storedEnquiries(email)
    expect(enquiry).toMatchObject({ ...stored, email })
    expect(others).toEqual([])
  })
}
