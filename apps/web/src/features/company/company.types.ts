import type { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof companyContract;

export type CompanyRow = ResponseOf<Calls['companyList']>['items'][number];
export type CompanyRecord = ResponseOf<Calls['companyById']>;
export type CompanyConfig = NonNullable<CompanyRecord['config']>;
export type CompanyForm = BodySent<Calls['saveCompany']>;
export type ConfigForm = BodySent<Calls['configureCompany']>;
