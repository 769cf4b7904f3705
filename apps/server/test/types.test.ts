import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseTypes, typesFile } from '../scripts/database-types.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

it('the generated types are those of the migrated database', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await databaseTypes(database.ownerConfig));
});
