/** Nothing of the developer's own environment decides what is built: each variable that a command reads, empty, which counts as missing. */
export const plainEnvironment = {
	DIRECTUS_ADMIN_TOKEN: '',
	DIRECTUS_ORDERS_TOKEN: '',
	DIRECTUS_PERSON_TOKEN: '',
	DIRECTUS_REFUNDS_PER_DAY: '',
	DIRECTUS_WAKE_SECRET: '',
	DIRECTUS_URL: '',
	DIRECTUS_TOKEN: '',
	DIRECTUS_EMAIL: '',
	DIRECTUS_PASSWORD: '',
	DIRECTUS_DIALECT: '',
	DIRECTUS_RATINGS_TOKEN: '',
	IMAGE_CACHE: '',
	LIVE_SECRET: '',
	ORDER_SERVICE_URL: '',
	PROJECT_DOMAIN: '',
	SITE_URL: '',
} as const;
