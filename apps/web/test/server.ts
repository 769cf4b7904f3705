import type { Endpoint, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { vi } from 'vitest';
import * as z from 'zod/mini';

interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

interface Answer {
  method: string;
  path: RegExp;
  /** Parameters in the path: of two that match, the one with fewer is meant. */
  parameters: number;
  respond: (request: Received) => Response;
}

/** The server at the network's edge: answers must fit the contract's schema, unknown calls fail the test. */
export function stubServer() {
  const answers: Answer[] = [];
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: textOf(init.body),
    };
    received.push(request);
    const matching = answers.filter(each => each.method === request.method && each.path.test(request.path));
    const answer = matching.sort((a, b) => b.parameters - a.parameters).at(-1);
    if (!answer) throw new Error(`no answer for ${request.method} ${request.path}`);
    return answer.respond(request);
  });
  const add = (endpoint: Endpoint, respond: Answer['respond']) => {
    const method = endpoint.method === 'GET' && endpoint.changesState ? 'POST' : endpoint.method;
    answers.push({ method, path: patternOf(endpoint.path), parameters: endpoint.path.split(':').length - 1, respond });
  };
  return {
    received,
    answer: <E extends Endpoint>(endpoint: E, body: ResponseSent<E> | ((request: Received) => ResponseSent<E>)) =>
      add(endpoint, request => json(200, parsed(endpoint, isFunction(body) ? body(request) : body))),
    refuse: (
      endpoint: Endpoint,
      status: number,
      code: string,
      data?: Record<string, unknown>,
      fields?: Record<string, string>,
    ) =>
      add(endpoint, () =>
        json(status, { code, title: '', message: `message of ${code}`, data, fields, requestId: 'r-1' }),
      ),
    empty: (endpoint: Endpoint) => add(endpoint, () => new Response(null, { status: 204 })),
    file: (endpoint: Endpoint) => add(endpoint, () => new Response('bytes of a file')),
    requests: (method: string, path: RegExp) =>
      received.filter(request => request.method === method && path.test(request.path)),
    /** What the newest reading of this path asked for. */
    lastQuery: (path: RegExp) =>
      received.findLast(request => request.method === 'GET' && path.test(request.path))?.query,
  };
}

function parsed(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.response ? z.parse(endpoint.response, body) : body;
}

function isFunction<T>(value: T | ((request: Received) => T)): value is (request: Received) => T {
  return typeof value === 'function';
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`, 'i');
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function textOf(body: BodyInit | null | undefined): string {
  return body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
}
