import { expect, type Locator } from 'playwright/test'

/** Waits until every visible picture in a part of the page has loaded. */
export const picturesIn = (part: Locator) =>
  expect
    .poll(() =>
      part
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures
            .filter(
              (picture) =>
                picture.checkVisibility({ visibilityProperty: true }) &&
                !(picture.complete && picture.naturalWidth > 0),
            )
            .map(({ src }) => src),
        ),
    )
    .toEqual([])
