import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';
import { alone, shared } from './vitest.config.ts';

export default mergeConfig(vite, defineConfig({ test: { ...shared, name: 'web-alone', include: alone } }));
