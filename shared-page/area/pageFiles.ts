import type { Page, PageModule } from '../contract/contract.ts'

/** The module of a row. */
type Files = Pick<Page, 'loader' | 'source' | 'component'>

/**
 * Takes a glob of the area's page files, and returns the function by which a row names its page's file once.
 *
 * If several pages share a component, `source` is the page's content file, and `from` makes the page of both.
 */
export const pageFiles =
  (pages: Readonly<Record<string, () => Promise<unknown>>>) =>
  <Module = PageModule>(
    file: string,
    source = file,
    from: (module: Promise<Module>) => Promise<PageModule> = (module) => module as Promise<PageModule>,
  ): Files => {
    const load = pages[file] as (() => Promise<Module>) | undefined
    if (!load) throw new Error(`No page file is called ${file}. See the row of src/pages.ts that names it.`)
    return {
      loader: () => from(load()),
      source: source.replace(/^\.\//, 'src/'),
      component: file.replace(/^\.\//, 'src/'),
    }
  }
