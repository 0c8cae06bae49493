import { ENDPOINTS } from '@pagewright/contract/catalogue';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { type OpenApiDocument, openApiDocument } from '@pagewright/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openInMemory } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { schemaText } from './schema-text.ts';

const NOBODY = { public: [], link: [{ shared: [] }] };
const securityOf = ({ access, scope }: Endpoint) => {
  if (access !== 'user') return NOBODY[access];
  return scope === 'session' ? [{ bearer: [] }] : [{ bearer: [] }, { token: [scope] }];
};

describe('the description of the API', () => {
  let server: TestServer;
  let document: OpenApiDocument;
  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
    document = (await server.call({ method: 'GET', url: '/api/openapi.json' })).json();
  });
  afterAll(() => server.stop());

  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.stringify(document, undefined, 1));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it.each(Object.entries(ENDPOINTS))('holds %s as it is', (name, endpoint) => {
    const { path, method, params } = endpoint;
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, security: securityOf(endpoint) });
    const named = [...path.matchAll(/:(\w+)/g)].map(([, one]) => one);
    const described = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(described).toEqual(named);
    if (named.length > 0) expect(params).toBeDefined();
  });

  it('holds nothing else, and the server has no other route under /api', async () => {
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
    expect(count).toBe(Object.keys(ENDPOINTS).length);
    const known = new Set(Object.values(ENDPOINTS).map(({ path }) => path));
    const added = server.routes.filter((url) => url.startsWith('/api/') && url !== '/api/openapi.json');
    expect(added.filter((url) => !known.has(url))).toEqual([]);
    expect(new Set(added)).toEqual(known);
  });

  it('is shown on a page with a link to each call and no script', async () => {
    const { body, headers } = await server.call({ method: 'GET', url: '/api-docs' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of Object.keys(ENDPOINTS)) expect(body).toContain(`<details id="${name}">`);
    expect(body).not.toMatch(/<script|style=|\son\w+=/);
    const style = await server.call({ method: 'GET', url: '/api-docs/style.css' });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('a schema', () => {
  it('that refers to itself becomes a named part', async () => {
    const tree = z.object({
      name: z.string(),
      get parts() {
        return z.array(tree);
      },
    });
    const endpoint = { method: 'GET', path: '/api/tree', access: 'public', summary: 'A tree', data: tree } as const;
    const document = openApiDocument({ getTree: endpoint }, '1.0.0');
    const { errors } = await new Validator().validate(JSON.stringify(document, undefined, 1));
    expect(errors).toBeUndefined();
    expect(JSON.stringify(document)).not.toMatch(/"#"|\$defs/);
    expect(document.components.schemas).toHaveProperty('getTree_output');
  });

  it('is written as people read it', () => {
    const schema = z.object({ id: z.number().int(), name: z.string().max(30).optional(), kind: z.enum(['a', 'b']) });
    expect(schemaText(z.toJSONSchema(schema) as Record<string, unknown>)).toBe(
      '{\n  id: integer\n  name?: string (length ≤ 30)\n  kind: "a" | "b"\n}',
    );
  });
});
