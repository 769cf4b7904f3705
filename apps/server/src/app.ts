import { contract } from '@cracha/contract/contract.ts';
import type { Contract } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { identityRoutes } from '#features/identity/identity.routes.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { mount } from '#kernel/http/mount.ts';
import type { MountServices } from '#kernel/http/services.ts';

/** Mounts every call of the product: what a feature serves, and what is only declared. */
export function mountAll(app: FastifyInstance, services: MountServices): void {
  const built: Routes[] = [identityRoutes(services.tokens)];
  const served = new Set(built.map(feature => feature.contract));
  for (const feature of built) mount(app, services, feature);
  const declared: Contract[] = Object.values(contract);
  for (const feature of declared) if (!served.has(feature)) mount(app, services, routes(allPlanned(feature), {}));
}

function allPlanned(feature: Contract): Contract {
  return Object.fromEntries(Object.entries(feature).map(([key, endpoint]) => [key, { ...endpoint, planned: true }]));
}
