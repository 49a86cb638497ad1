import { expect, test } from 'playwright/test'

// Expected words are written out here and not imported, so that a change in the product fails the test.

/** Pages that people take along on paper: what they read there, and what is of no use there. */
const papers = {
  '/contact': { reads: ['020 7946 0100', 'WhatsApp', 'London W4 0ZZ', '9:00 AM to 6:00 PM'], lacks: 'Send Message' },
  '/apply/1': { reads: ['Responsibilities', 'Requirements', 'careers@sovran.example'], lacks: 'Apply by e-mail' },
  '/privacy': { reads: ['Who we are', 'Your rights', 'ico.org.uk/make-a-complaint'], lacks: 'Open menu' },
}

for (const [address, { reads, lacks }] of Object.entries(papers)) {
  test(`${address} on paper is its words in ink on white, without the site's frame`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    for (const words of reads) {
      const written = page.getByRole('main').getByText(words).first()
      await expect(written).toBeVisible()
      expect(await written.evaluate((element) => getComputedStyle(element).color)).toMatch(/^rgb\((\d|[1-4]\d)[,)]/)
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText(lacks, { exact: true }).first()).toBeHidden()
    const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })
}
