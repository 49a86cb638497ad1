import { contentTypes } from '../../base/contentTypes.ts'
import { assetHeaders, cacheControl, pointerHeaders, pointers } from '../../base/headers.ts'
import type { Routing } from '../../base/routing.ts'

const essence = (type: string) => type.split(';')[0] ?? ''

const types = Object.entries(contentTypes).map(([ending, type]) => `  ${essence(type)} ${ending};`)
const texts = Object.values(contentTypes).filter((type) => type.includes('charset') && !type.startsWith('text/html'))

// nginx reads a dollar sign as the beginning of a variable, and has no way to escape one.
function quoted(value: string) {
  if (/["$\\\n]/.test(value))
    throw new Error(
      `nginx cannot send the header ${value}: write it without quotation mark, dollar sign and backslash.`,
    )
  return `"${value}"`
}

const always = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

const pattern = ({ pattern, file }: Routing['patterns'][number]) => `location ~ "${pattern}" {
  try_files $uri/index.html ${file === '404.html' ? '' : `/${file} `}=404;
}`

/** The nginx configuration that answers as the edge does: an include for a server block. */
export const nginxConfig = (
  { headers, patterns }: Routing,
  host: string,
) => `# Made by npm run hosting. It belongs in a server block, which says where to listen and where the files lie:
#
#   server {
#     listen 443 ssl http2;
#     server_name ${host};
#     ssl_certificate …; ssl_certificate_key …;
#     root /srv/sovran/public;
#     include /srv/sovran/nginx.conf;
#   }

types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(texts.map(essence))].join(' ')};
gzip_static on;
gzip_vary on;
absolute_redirect off;
${always({ ...headers, 'Cache-Control': cacheControl('/') }).join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}

if ($request_uri ~ "^[^?]*//") {
  rewrite ^(.*)$ $1 permanent;
}

location ~ "^/r/[^/]+/assets/" {
  ${always(assetHeaders).join('\n  ')}
  # Not "always": a missing asset is answered by /404.html, with the headers above.
  add_header Cache-Control ${quoted(cacheControl('/r/any/assets/any.js'))};
  try_files $uri =404;
}

location ~ "${pointers}" {
  ${always(pointerHeaders({ ...headers, 'Cache-Control': cacheControl('/') })).join('\n  ')}
  try_files $uri =404;
}

# One address for each page.
location = /index.html {
  rewrite ^ / permanent;
}
location ~ "^(?<page>/.+?)/(?:index\\.html)?$" {
  if (-f $document_root$page/index.html) {
    rewrite "^(.+?)/(?:index\\.html)?$" $1 permanent;
  }
  rewrite "^(.+?)/(?:index\\.html)?$" $1 last;
}

# Addresses that have no file of their own.
${patterns.map(pattern).join('\n')}

location ~ "\\.(?:html|br|gz)$" {
  return 404;
}
location / {
  try_files $uri/index.html $uri =404;
}
`
