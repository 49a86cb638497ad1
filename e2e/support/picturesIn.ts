import { expect, type Locator } from 'playwright/test'

/** Waits until every picture that can be seen in it has arrived. */
export const picturesIn = (part: Locator) =>
  expect
    .poll(() =>
      part
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures
            .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
            .map(({ src }) => src),
        ),
    )
    .toEqual([])
