/** The shop's account at Klarna's stand-in. */
export const account = { username: 'K123_shop', password: 'secret' };
