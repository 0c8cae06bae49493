import { z } from 'zod';
import { TOKEN_PREFIX } from './access-tokens.ts';
import { type Endpoint, IDEMPOTENCY_HEADER, NEW_TOKEN_HEADER } from './endpoint.ts';

/** A JSON schema, as far as it is looked into here. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

const ABOUT = `Every JSON answer is a wrapper {code, msg, data}: code 200 means success, any other is the HTTP status of an
error whose stable name stands in "error" and whose values stand in "params". A fresh token may come in the header
${NEW_TOKEN_HEADER} of any answer. A write that is sent with the header ${IDEMPOTENCY_HEADER} is done once within 24 hours.`;

const BEARER = 'bearer';
const SHARED = 'shared';
const TOKEN = 'token';

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>, version: string): OpenApiDocument {
  const schemas = new SchemaWriter();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pagewright', version, description: ABOUT.replaceAll('\n', ' ') },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        [TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}…`,
          description: 'A personal access token of the account centre, made for the scope that is named',
        },
        [SHARED]: { type: 'http', scheme: 'bearer', description: 'Of a share link that was opened' },
      },
      schemas: { ...schemas.named, Failure: FAILURE },
    },
  };
}

/** One of these is needed, if any; a token also has to be made for the scope. */
function securityOf({ access, scope }: Endpoint): OpenApiOperation['security'] {
  if (access === 'public') return [];
  if (access === 'link') return [{ [SHARED]: [] }];
  const session = { [BEARER]: [] };
  return scope === undefined || scope === 'session' ? [session] : [session, { [TOKEN]: [scope] }];
}

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['code', 'msg', 'data', 'error', 'params'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status' },
    msg: { type: 'string', description: 'In the language of Accept-Language' },
    data: { type: 'null' },
    error: { type: 'string', description: 'Stable name of the error' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

function operation(name: string, endpoint: Endpoint, schemas: SchemaWriter): OpenApiOperation {
  const { access, summary, params, query, path } = endpoint;
  const content = requestContent(name, endpoint, schemas);
  return {
    operationId: name,
    summary,
    tags: [/^\/api\/pagewright\/(\w+)/.exec(path)?.[1] ?? 'account'],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(schemas.write(name, params, 'input'), 'path'),
      ...parametersOf(schemas.write(name, query, 'input'), 'query'),
      ...(endpoint.method !== 'GET' && access === 'user' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...(endpoint.answer === 'redirect'
        ? { 302: { description: 'Leads on' } }
        : { 200: { description: 'Success', content: answerContent(name, endpoint, schemas) } }),
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Makes repeating the call harmless for 24 hours',
  schema: { type: 'string', maxLength: 200 },
};

function parametersOf(schema: JsonSchema | undefined, place: 'path' | 'query'): OpenApiParameter[] {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema?.required ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestContent(name: string, { body, form }: Endpoint, schemas: SchemaWriter): Content | undefined {
  if (form) {
    const fields = Object.entries(form);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(fields.map(([field, kind]) => [field, FORM_FIELDS[kind]])),
      required: fields.filter(([, kind]) => kind !== 'optional text').map(([field]) => field),
    };
    return { 'multipart/form-data': { schema } };
  }
  const schema = schemas.write(name, body, 'input');
  return schema && { 'application/json': { schema } };
}

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const FORM_FIELDS: Readonly<Record<NonNullable<Endpoint['form']>[string], JsonSchema>> = {
  file: FILE,
  files: { type: 'array', items: FILE },
  text: { type: 'string' },
  'optional text': { type: 'string' },
};

function answerContent(name: string, { answer, data }: Endpoint, schemas: SchemaWriter): Content {
  if (answer === 'file') return { '*/*': { schema: FILE } };
  if (answer === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  const properties = {
    code: { const: 200 },
    msg: { type: 'string' },
    data: schemas.write(name, data, 'output') ?? { type: 'null' },
  };
  return { 'application/json': { schema: { type: 'object', required: ['code', 'msg', 'data'], properties } } };
}

/** Writes zod schemas as JSON schemas; parts that refer to themselves become named ones of the document. */
class SchemaWriter {
  readonly named: Record<string, JsonSchema> = {};

  write(owner: string, schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema | undefined {
    if (!schema || schema instanceof z.ZodUndefined) return undefined;
    const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const whole = `${owner}_${io}`;
    const prefix = `#/components/schemas/${whole}`;
    const text = JSON.stringify(written)
      .replaceAll('"#/$defs/', `"${prefix}_`)
      .replaceAll('"$ref":"#"', `"$ref":"${prefix}"`);
    const { $defs = {}, ...schemaItself } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, part] of Object.entries($defs)) this.named[`${whole}_${name}`] = part;
    if (!text.includes(`"${prefix}"`)) return schemaItself;
    this.named[whole] = schemaItself;
    return { $ref: prefix };
  }
}
