import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { contractVersion } from 'shared-ui/contract'

// An area that Rspack builds. It knows of this project what platform/release/FOREIGN.md says, and nothing else.

/** The range of versions of each shared module that the area takes from the shell. */
const takes = { react: '^19.3.0', 'react/jsx-runtime': '^19.3.0', 'shared-ui/router': '^1.0.0', gsap: '^3.15.0' }

const common = {
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
} satisfies Configuration

const browser = (folder: string): Configuration => ({
  ...common,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: folder,
    publicPath: '/r/design/',
    uniqueName: 'design',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: 'assets/[name]-[contenthash:8].js',
    cssChunkFilename: 'assets/[name]-[contenthash:8].css',
  },
  plugins: [
    // Not the newer plugin of that name: it brings a runtime of 125 KB.
    new rspack.container.ModuleFederationPluginV1({
      name: 'design',
      filename: 'assets/remoteEntry-[contenthash:8].js',
      library: { type: 'module' },
      exposes: { './area': './area.ts' },
      shared: Object.fromEntries(
        Object.entries(takes).map(([name, requiredVersion]) => [
          name,
          { requiredVersion, singleton: true, import: false },
        ]),
      ),
    }),
  ],
})

const server = (folder: string): Configuration => ({
  ...common,
  target: 'node20',
  entry: { 'entry-server': './server.ts' },
  output: {
    path: path.join(folder, 'server'),
    filename: '[name].js',
    module: true,
    library: { type: 'modern-module' },
    chunkFormat: 'module',
  },
  externalsType: 'module',
  externals: Object.keys(takes),
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

async function run(configuration: Configuration): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    rspack(configuration, (error, done) => (error || !done ? reject(error) : resolve(done)))
  })
  if (stats.hasErrors()) throw new Error(stats.toString())
  return stats
}

/** The files of the chunk that has a source. */
function filesOf(stats: Stats, source: string) {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    nestedModules: true,
    modulesSpace: 1000,
  })
  const isIn = (modules: readonly { name?: string; modules?: readonly object[] }[] = []): boolean =>
    modules.some(({ name, modules }) => name?.startsWith(source) || isIn(modules))
  return chunks.find(({ modules }) => isIn(modules))?.files ?? []
}

/** Builds the area into a folder, as npm run release -- design --from FOLDER takes it. */
export async function buildForeignArea(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  const [stats] = await Promise.all([run(browser(folder)), run(server(folder))])
  const { assets = [] } = stats.toJson({ all: false, assets: true })
  const pages = ['pages/StudioPage.tsx', 'pages/ModelsPage.tsx']
  const unit = {
    contract: contractVersion,
    entry: assets.find(({ name }) => name.startsWith('assets/remoteEntry-'))?.name,
    files: filesOf(stats, './area.ts'),
    pages: Object.fromEntries(pages.map((source) => [source, filesOf(stats, `./${source}`)])),
    takes,
  }
  writeFileSync(path.join(folder, 'unit.json'), JSON.stringify(unit, null, 1))
  writeFileSync(path.join(folder, 'notices.json'), '[]')
  return folder
}
