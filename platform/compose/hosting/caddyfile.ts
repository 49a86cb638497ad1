import { contentTypes } from '../../base/contentTypes.ts'
import { assetHeaders, cacheControl, pointerHeaders, pointers } from '../../base/headers.ts'
import type { Routing } from '../../base/routing.ts'

const inAssets = '^/r/[^/]+/assets/'

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n')

const types = Object.entries(contentTypes).map(
  ([ending, type]) => `\t\t@${ending} path *.${ending}\n\t\theader @${ending} Content-Type "${type}"`,
)

const pattern = (
  { pattern, file }: Routing['patterns'][number],
  place: number,
) => `\t\t@pattern${place} path_regexp \`${pattern}\`
\t\thandle @pattern${place} {
\t\t\t${file === '404.html' ? 'error 404' : `rewrite * /${file}\n\t\t\timport file`}
\t\t}`

/** The Caddy configuration that answers as the edge does. */
export const caddyfile = (
  { headers, patterns }: Routing,
  host: string,
) => `# Made by npm run hosting: caddy run --config Caddyfile, in the folder that it lies in.
# SITE_ADDRESS is where it listens, SITE_ROOT where the files lie.

(file) {
	header Content-Type "${contentTypes.html}"
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:public}

	route {
		@document not path_regexp ${inAssets}
		header @document {
${lines({ ...headers, 'Cache-Control': cacheControl('/') })}
		}
		@asset path_regexp ${inAssets}
		header @asset {
${lines({ ...assetHeaders, 'Cache-Control': cacheControl('/') })}
		}
		@pointer path_regexp ${pointers}
		header @pointer {
${lines(pointerHeaders({}))}
		}
		# Browsers may keep only a file that exists: one that is missing today may be there tomorrow.
		@kept {
			path_regexp ${inAssets}
			file
		}
		header @kept Cache-Control "${cacheControl('/r/any/assets/any.js')}"

		# One address for each page.
		@doubled expression \`{http.request.uri.path}.contains("//")\`
		route @doubled {
			uri replace // /
			redir * {uri} 308
		}
		route /index.html {
			uri strip_suffix index.html
			redir * {uri} 308
		}
		@slashed path_regexp ^/.+/(index\\.html)?$
		route @slashed {
			uri strip_suffix index.html
			uri strip_suffix /
			@whole file {path}/index.html
			redir @whole {uri} 308
		}

		@page file {path}/index.html
		handle @page {
			rewrite * {path}/index.html
			import file
		}
		# Addresses that have no file of their own.
${patterns.map(pattern).join('\n')}
		@hidden path *.html *.br *.gz
		handle @hidden {
			error 404
		}
${types.join('\n')}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * /404.html
			import file
		}
	}
}
`
