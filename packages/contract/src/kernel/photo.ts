import * as z from 'zod/mini';
import { id } from './wire.ts';

/** Somebody's photo: its bytes are at `/usuario/:id/imagem`, `imagem` changes with it. */
export const photo = z.object({ idUsuario: id, imagem: z.string() });
export type Photo = z.output<typeof photo>;
