import { expect, test, vi } from 'vitest';
import { keeper } from '../base/keeper.ts';
import { dropForeignWorkers } from './foreign-workers.ts';

test('ours stays at start only while something is to be kept, a foreign one never', async () => {
  const registered = (script: string) => ({ unregister: vi.fn(async () => true), active: { scriptURL: script } });
  const [ours, foreign] = [registered(`${location.origin}/sw.js`), registered(`${location.origin}/other.js`)];
  const serviceWorker = { getRegistrations: async () => [ours, foreign] };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  keeper.set('somebody');
  await dropForeignWorkers();
  expect(foreign.unregister).toHaveBeenCalledOnce();
  expect(ours.unregister).not.toHaveBeenCalled();
  keeper.set(null);
  await dropForeignWorkers();
  expect(ours.unregister).toHaveBeenCalledOnce();
});
