import type { OpenApiDocument, OpenApiOperation } from '@pagewright/contract/openapi';
import { schemaText } from './schema-text.ts';

export const STYLE_PATH = '/api-docs/style.css';
export const DOCUMENT_PATH = '/api/openapi.json';

/** The page of the API: plain HTML without a script, made from the same document that machines read. */
export function apiDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const links = tags.map((tag) => `<li><a href="#${escape(tag)}">${escape(tag)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - ${escape(document.info.title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header>
<h1>${escape(document.info.title)} API</h1>
<p>${escape(document.info.description)}</p>
<p><a href="${DOCUMENT_PATH}">OpenAPI ${escape(document.openapi)} document</a>, ${operations.length} calls</p>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
</header>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

interface Shown {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

/** Who may call, by the scheme that the description names. */
const NEEDS: Readonly<Record<string, (scope: string) => string>> = {
  bearer: () => 'a signed-in person (bearer token)',
  token: (scope) => `a personal access token made for “${scope}”`,
  shared: () => 'a share link that was opened (its bearer token)',
};

function operationHtml({ path, method, operation }: Shown): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const needs = security
    .flatMap((one) => Object.entries(one))
    .map(([scheme, [scope = '']]) => NEEDS[scheme]?.(scope) ?? scheme);
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${place}</td><td>${required ? 'required' : 'optional'}</td>` +
      `<td><code>${escape(schemaText(schema))}</code></td></tr>`,
  );
  const bodies = [
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({ label: 'Request', type, schema })),
    ...Object.entries(responses['200']?.content ?? {}).map(([type, { schema }]) => ({ label: 'Answer', type, schema })),
  ];
  const parts = bodies.map(
    ({ label, type, schema }) =>
      `<h3>${label} <small>${escape(type)}</small></h3><pre>${escape(schemaText(schema))}</pre>`,
  );
  return `<details id="${escape(operationId)}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${escape(path)}</code> <span>${escape(summary)}</span></summary>
<p>${needs.length > 0 ? `Needs ${needs.join(', or ')}.` : 'Open to everyone.'}</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${parts.join('\n')}
</details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #2f5ff0; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 1000px; padding: 24px 16px 64px }
h1 { margin: 0 0 8px; font-size: 28px }
h2 { margin: 32px 0 8px; font-size: 20px; text-transform: capitalize }
h3 { margin: 12px 0 4px; font-size: 14px }
a { color: var(--accent) }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none }
details { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; padding: 0 12px }
details[open] { padding-bottom: 12px }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; padding: 8px 0 }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
summary b { border-radius: 4px; color: #fff; font-size: 12px; min-width: 52px; padding: 1px 6px; text-align: center }
.get { background: #1f6b45 } .post { background: #2450cf } .put { background: #8a5a00 } .delete { background: #b3261e }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--soft); border-radius: 6px; margin: 0; overflow: auto; padding: 10px; white-space: pre-wrap }
table { border-collapse: collapse; width: 100% }
td { border-bottom: 1px solid var(--line); padding: 4px 8px 4px 0; vertical-align: top }
small { color: GrayText; font-weight: normal }
@media (prefers-color-scheme: dark) { :root { --accent: #8fa8ff } body { background: #14161c } }
`;
