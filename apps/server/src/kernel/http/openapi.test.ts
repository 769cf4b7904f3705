import { contract } from '@cracha/contract/contract.ts';
import { describe, expect, it } from 'vitest';
import { openApiOf } from './openapi.ts';

describe('OpenAPI', () => {
  const document = openApiOf(contract);

  it('holds every call once, with its parameters and who may call it', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/holerite/concordaholerite/{id}': {
          post: {
            operationId: 'receipt.answerReceipt',
            parameters: [{ name: 'id', in: 'path', required: true }],
            'x-access': { roles: ['EMPREGADO'] },
          },
        },
        '/usuario/autenticausuario': {
          post: {
            requestBody: {
              content: {
                'application/x-www-form-urlencoded': { schema: { required: expect.arrayContaining(['Password']) } },
              },
            },
          },
        },
      },
    });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
