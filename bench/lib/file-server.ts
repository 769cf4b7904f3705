import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The floor of a download: bare `node:http`, the session and row-level security asked whether the receipt may be seen, and
 * its kept bytes streamed from disk; no cut, no limit, no record. Usage: file-server.ts <socket folder> <files folder>;
 * GET /<a token's row>/<receipt id>. Prints its port.
 */
const [host = '', files = ''] = process.argv.slice(2);
const pool = new pg.Pool({ host, user: 'cracha_app', database: 'cracha', max: 10 });
const server = createServer(async (request, response) => {
  const [, token, receipt] = request.url?.split('/') ?? [];
  const client = await pool.connect();
  try {
    await client.query(`begin; select access.open('${token}', 'trabalhador')`);
    const { rows } = await client.query<{ name: string; size: number; pack_from: number | null }>({
      name: 'seen',
      text: 'select coalesce(f.pack_sha256, f.sha256) as name, f.size, f.pack_from from receipt r join receipt_file f on f.receipt_id = r.id where r.id = $1 and r.visible and r.deleted_at is null',
      values: [receipt],
    });
    await client.query('commit');
    const { name = '', size = 0, pack_from } = rows[0] ?? {};
    response.setHeader('content-type', 'application/pdf');
    const part = pack_from == null ? {} : { start: pack_from, end: pack_from + size - 1 };
    createReadStream(`${files}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`, part).pipe(response);
  } finally {
    client.release();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
