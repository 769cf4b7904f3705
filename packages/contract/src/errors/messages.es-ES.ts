import { saidIn } from '../kernel/said.ts';
import { errorCatalogue } from './catalogue.ts';

export const messages = saidIn(errorCatalogue, 'es-ES');
