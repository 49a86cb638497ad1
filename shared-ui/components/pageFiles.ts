import type { Page, PageModule } from '../contract/contract.ts'

type Modules = Readonly<Record<string, () => Promise<unknown>>>

/** What a row says of the module that it shows. */
type Files = Pick<Page, 'loader' | 'islands' | 'source' | 'component'>

/**
 * Makes the function by which an area's rows name their page's file, once. It takes two globs of the page files: whole, and
 * with the query `?islands` (`Page.islands`), without pages that have no static band.
 *
 * Where several pages share the file, `source` is the file with the page's own words, and `from` makes the page of both.
 */
export const pageFiles =
  (pages: Modules, islands: Modules) =>
  <Module = PageModule>(
    file: string,
    source = file,
    from: (module: Promise<Module>) => Promise<PageModule> = (module) => module as Promise<PageModule>,
  ): Files => {
    const [load, loadIslands] = [pages[file], islands[file]] as (undefined | (() => Promise<Module>))[]
    if (!load) throw new Error(`No page file is called ${file}. See the row of src/pages.ts that names it.`)
    return {
      loader: () => from(load()),
      ...(loadIslands && { islands: () => from(loadIslands()) }),
      source: source.replace(/^\.\//, 'src/'),
      component: file.replace(/^\.\//, 'src/'),
    }
  }
