export interface SocialLink {
	readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
	readonly displayName: string;
	readonly url: string;
}
