import type { Page, PageModule } from '../contract/contract.ts'

/** What a row says of the module that it shows. */
type Files = Pick<Page, 'loader' | 'source' | 'component'>

/**
 * Makes the function by which an area's rows name their page's file, once. It takes a glob of the page files.
 *
 * Where several pages share the file, `source` is the file with the page's own words, and `from` makes the page of both.
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
