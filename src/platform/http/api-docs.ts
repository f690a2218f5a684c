import { html, raw } from 'hono/html';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses?: Record<string, { description?: string; content?: Record<string, object> }>;
}

/** The part of an OpenAPI document that the page shows. */
export interface ApiDescription {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: #0e241a }
  h2 { margin-top: 3rem } h3 { margin: 2rem 0 .5rem; text-transform: capitalize }
  details { border-top: 1px solid #cdd8ca } summary { padding: .6rem 0; cursor: pointer }
  code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow: auto; background: #f0f4ea; padding: 1rem }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: #0d4f31 }
  table { border-collapse: collapse } td, th { text-align: left; padding: .2rem 1.5rem .2rem 0; vertical-align: top }`;

/** An HTML page that lists every operation of the APIs and links their OpenAPI documents. */
export function apiDocsPage(apis: readonly { json: string; description: ApiDescription }[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Gamelle API</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <h1>Gamelle API</h1>
    ${apis.map(({ json, description }) => apiSection(json, description))}
  </body>
</html>`;
}

function apiSection(json: string, { info, paths }: ApiDescription) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'));
  return html`<h2>${info.title} ${info.version}</h2>
    <p>As OpenAPI 3.1: <a href="${json}">${json}</a></p>
    ${[...tags].map(
      (tag) => html`<h3>${tag}</h3>
        ${operations
          .filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag)
          .map(operationDetails)}`,
    )}`;
}

function operationDetails(entry: { path: string; method: string; operation: Operation }) {
  const { path, method, operation } = entry;
  return html`<details id="${operation.operationId ?? ''}">
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>
      · ${operation.summary ?? ''}
    </summary>
    ${(operation.parameters ?? []).length > 0 ? parameterTable(operation) : ''}
    ${Object.entries(operation.requestBody?.content ?? {}).map(
      ([type, { schema }]) => html`<p>Body, <code>${type}</code></p>
        <pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
    <table>
      <tbody>
        ${Object.entries(operation.responses ?? {}).map(
          ([status, { description, content }]) => html`<tr>
            <th scope="row">${status}</th>
            <td>${description ?? ''}</td>
            <td><code>${Object.keys(content ?? {}).join(', ')}</code></td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function parameterTable(operation: Operation) {
  return html`<table>
    <tbody>
      ${(operation.parameters ?? []).map(
        ({ name, in: place, required }) => html`<tr>
          <th scope="row"><code>${name}</code></th>
          <td>${place}</td>
          <td>${required ? 'required' : 'optional'}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
