import type { Contract, Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';

interface Operation {
  summary: string;
  tags: string[];
  operationId: string;
  'x-access': Endpoint['access'];
  'x-planned'?: true;
  security?: { bearer: [] }[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** The OpenAPI 3.1 document of every call, derived from the contract alone. */
export function openApiOf(features: Record<string, Contract>): object {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [feature, contract] of Object.entries(features)) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replace(/:(\w+)\??/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(feature, key, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crachá',
      version: '1',
      description: 'Paths match in any letter case. Ids are UUID text, money integer centavos, days YYYY-MM-DD.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function operationOf(feature: string, key: string, endpoint: Endpoint): Operation {
  const body = endpoint.body && jsonSchema(endpoint.body);
  const type =
    endpoint.bodyKind === 'upload'
      ? 'multipart/form-data'
      : endpoint.bodyKind === 'form'
        ? 'application/x-www-form-urlencoded'
        : 'application/json';
  return {
    summary: endpoint.summary,
    tags: [feature],
    operationId: `${feature}.${key}`,
    'x-access': endpoint.access,
    ...(endpoint.planned ? { 'x-planned': true } : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')],
    ...(body || endpoint.bodyKind === 'upload'
      ? { requestBody: { content: { [type]: { schema: body ?? { type: 'object' } } } } }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function parametersOf(endpoint: Endpoint, where: 'path' | 'query'): Operation['parameters'] {
  const schema = where === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const refusal = { description: 'A refusal of the catalogue: {code, title, message, fields?, data?, requestId}.' };
  const kind = endpoint.responseKind ?? 'json';
  if (kind === 'empty') return { 204: { description: 'Done.' }, default: refusal };
  if (kind === 'file')
    return { 200: { description: 'The bytes.', content: { 'application/octet-stream': {} } }, default: refusal };
  if (kind === 'events')
    return { 200: { description: 'Server-sent events.', content: { 'text/event-stream': {} } }, default: refusal };
  const schema = endpoint.response ? { schema: jsonSchema(endpoint.response) } : {};
  return { 200: { description: 'The answer.', content: { 'application/json': schema } }, default: refusal };
}

function jsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
