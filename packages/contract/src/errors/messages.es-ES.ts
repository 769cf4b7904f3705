import { saidIn } from '../kernel/said.ts';
import { errorCatalogue } from './catalogue.ts';
import { bareIn } from './error.ts';

export const messages = saidIn(errorCatalogue, 'es-ES');
export const bareMessages = bareIn(errorCatalogue, 'es-ES');
