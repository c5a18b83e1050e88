/** All mutations, in the order of docs/security.md. */
import type { Mutation } from './mutation.ts';
import { ofAuthorisation } from './mutations/authorisation.ts';
import { ofBrowser } from './mutations/browser.ts';
import { ofBusiness } from './mutations/business.ts';
import { ofConfiguration } from './mutations/configuration.ts';
import { ofCryptography } from './mutations/cryptography.ts';
import { ofDataAndArchitecture } from './mutations/data-and-architecture.ts';
import { ofEncoding } from './mutations/encoding.ts';
import { ofFound } from './mutations/found.ts';
import { ofHttpAndFiles } from './mutations/http-and-files.ts';
import { ofLogs } from './mutations/logs.ts';

export const mutations: readonly Mutation[] = [
	...[...ofFound, ...ofEncoding, ...ofBusiness, ...ofBrowser, ...ofHttpAndFiles],
	...[...ofAuthorisation, ...ofCryptography, ...ofConfiguration, ...ofDataAndArchitecture, ...ofLogs],
];
