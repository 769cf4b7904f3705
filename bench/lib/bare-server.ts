import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The floor of a request: bare `node:http`, one named statement, no session, no isolation, the same bytes as the
 * product's answer. Usage: bare-server.ts <socket folder> <statement>; GET /<parameter>. Prints its port.
 */
const [host = '', text = ''] = process.argv.slice(2);
const pool = new pg.Pool({ host, user: 'postgres', database: 'cracha', max: 10 });
const server = createServer(async (request, response) => {
  const { rows } = await pool.query<[string]>({
    name: 'floor',
    text,
    values: [request.url?.slice(1)],
    rowMode: 'array',
  });
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(rows[0]?.[0]);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
