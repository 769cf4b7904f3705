import { saidIn } from '../kernel/said.ts';
import { errorCatalogue } from './catalogue.ts';
import { bareIn } from './error.ts';

export const messages = saidIn(errorCatalogue, 'en-US');
export const bareMessages = bareIn(errorCatalogue, 'en-US');
