import { describe, expect, it } from 'vitest';
import { findChromium, findWindowedChromium, type Machine } from '../../../commands/programs/chromium.ts';

/** A machine with the files and programs that a test names; `installs` are files that a command brings, every other one fails. */
function aMachine(options: { files?: string[]; env?: Record<string, string>; isRoot?: boolean; installs?: Record<string, string> } = {}) {
	const files = new Set(options.files);
	const ran: string[] = [];
	const machine: Machine = {
		env: { PATH: '/usr/bin', ...options.env },
		isRoot: options.isRoot ?? false,
		playwrightPath: '/cache/playwright/chrome',
		exists: (file) => files.has(file),
		run: async (program, args) => {
			const line = [program, ...args].join(' ');
			ran.push(line);
			const brought = options.installs?.[line];
			if (brought) files.add(brought);
			return brought !== undefined;
		},
	};
	return { machine, ran };
}

const update = 'apt-get update';
const install = (name: string) => `apt-get install --yes --no-install-recommends ${name}`;

describe('findChromium', () => {
	it('takes CHROMIUM_PATH before an installed one', async () => {
		const { machine } = aMachine({ files: ['/opt/chrome', '/usr/bin/chromium'], env: { CHROMIUM_PATH: '/opt/chrome' } });
		expect(await findChromium(machine)).toBe('/opt/chrome');
	});

	it('refuses a CHROMIUM_PATH that leads nowhere', async () => {
		const { machine } = aMachine({ files: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/opt/chrome' } });
		await expect(findChromium(machine)).rejects.toThrow('/opt/chrome, which does not exist');
	});

	it('takes an installed one and installs nothing', async () => {
		const { machine, ran } = aMachine({ files: ['/usr/bin/google-chrome'], isRoot: true });
		expect(await findChromium(machine)).toBe('/usr/bin/google-chrome');
		expect(ran).toEqual([]);
	});

	it('takes the headless shell before the whole browser', async () => {
		const { machine } = aMachine({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
		expect(await findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
	});

	it('takes the one that Playwright already has', async () => {
		const { machine, ran } = aMachine({ files: ['/cache/playwright/chrome'] });
		expect(await findChromium(machine)).toBe('/cache/playwright/chrome');
		expect(ran).toEqual([]);
	});

	it('installs the Debian package as root', async () => {
		const shell = '/usr/bin/chromium-headless-shell';
		const { machine, ran } = aMachine({ isRoot: true, installs: { [update]: '', [install('chromium-headless-shell')]: shell } });
		expect(await findChromium(machine)).toBe(shell);
		expect(ran).toEqual([update, install('chromium-headless-shell')]);
	});

	it('installs the whole browser where the distribution has no headless shell', async () => {
		const { machine, ran } = aMachine({ isRoot: true, installs: { [update]: '', [install('chromium')]: '/usr/bin/chromium' } });
		expect(await findChromium(machine)).toBe('/usr/bin/chromium');
		expect(ran).toEqual([update, install('chromium-headless-shell'), install('chromium')]);
	});

	it('lets Playwright install one where apt cannot', async () => {
		const playwright = 'playwright install chromium';
		const { machine, ran } = aMachine({ isRoot: true, installs: { [playwright]: '/cache/playwright/chrome' } });
		expect(await findChromium(machine)).toBe('/cache/playwright/chrome');
		expect(ran).toEqual([update, playwright]);
	});

	it('says what it tried where nothing helps', async () => {
		await expect(findChromium(aMachine().machine)).rejects.toThrow('name it in CHROMIUM_PATH');
	});
});

describe('findWindowedChromium', () => {
	it('takes no headless shell, whoever names it', () => {
		const shell = '/usr/bin/chromium-headless-shell';
		const env = { CHROMIUM_PATH: shell };
		expect(findWindowedChromium(aMachine({ files: [shell, '/usr/bin/chromium'], env }).machine)).toBe('/usr/bin/chromium');
		expect(findWindowedChromium(aMachine({ files: [shell], env }).machine)).toBeNull();
	});

	it('takes CHROMIUM_PATH before an installed one', () => {
		const { machine } = aMachine({ files: ['/opt/chrome', '/usr/bin/chromium'], env: { CHROMIUM_PATH: '/opt/chrome' } });
		expect(findWindowedChromium(machine)).toBe('/opt/chrome');
	});
});
