import { contract } from '@cracha/contract/contract.ts';
import type { Access, Contract } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Env } from '#kernel/env.ts';
import { openApiOf } from '#kernel/http/openapi.ts';
import { refuse } from '#kernel/refusal.ts';
import { escapeHtml, page, style } from './html.ts';

/** Pages for engineers: the calls of the API, and in development what was sent by mail. */
export function servePages(app: FastifyInstance, env: Env, pool: pg.Pool): void {
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page('Crachá API', callsTable())),
  );
  app.get('/api/docs/openapi.json', async () => openApiOf(contract));
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css').send(style));
  if (env.NODE_ENV === 'production' || (env.SMTP_URL && env.SMS_URL)) return;
  app.get('/outbox', async (request, reply) => {
    // codes are in it: for whoever sits at this machine, never for the net
    if (!isOfThisMachine(request)) refuse('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').send(page('Outbox', await outboxTable(pool)));
  });
}

function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return loopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function callsTable(): string {
  const features: [string, Contract][] = Object.entries(contract);
  const tables = features.map(([feature, calls]) => {
    const rows = Object.values(calls).map(
      call =>
        `<tr${call.planned ? ' class="planned"' : ''}><td class="m">${call.method}</td><td><code>${escapeHtml(call.path)}</code></td><td>${escapeHtml(call.summary)}${call.planned ? ' (planned: answers 501)' : ''}</td><td>${escapeHtml(who(call.access))}</td></tr>`,
    );
    return `<h2>${escapeHtml(feature)}</h2><table><thead><tr><th>Method</th><th>Path below /api</th><th>What</th><th>Who</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<p>The whole in OpenAPI 3.1: <a href="/api/docs/openapi.json">openapi.json</a>. Paths match in any letter case.</p>${tables.join('')}`;
}

function who(access: Access): string {
  if (typeof access === 'string') return access;
  return [
    access.roles.join(', '),
    access.permission?.join(' or '),
    access.appAccess && `flag ${access.appAccess.join(' or ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

async function outboxTable(pool: pg.Pool): Promise<string> {
  const messages = await acrossTenants(pool, 'outbox page of development', tx =>
    tx.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(100).execute(),
  );
  if (messages.length === 0)
    return '<p>Nothing has been sent yet. Without SMTP_URL, messages are kept here instead of being sent.</p>';
  const rows = messages.map(
    m =>
      `<tr><td>${m.at.toISOString()}</td><td>${escapeHtml(m.recipient)}</td><td>${escapeHtml(m.subject ?? '')}</td><td><pre>${escapeHtml(m.body)}</pre></td></tr>`,
  );
  return `<table><thead><tr><th>When</th><th>To</th><th>Subject</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
