import { officePaths } from '#backoffice/paths.ts';
import { hostSettingOf, SITE_COUNTRIES } from '#kit/sites.ts';
import type { Config } from '#platform/config.ts';
import { camille } from '../../seeds/customers/camille.ts';
import { team } from '../../seeds/staff/team.ts';

/** The first screen after the start: addresses, accounts and test cards. */
export function welcome(config: Config, url: string): string {
  const [manager] = team;
  const others = SITE_COUNTRIES.slice(1).map((country) => {
    const there = url.replace('localhost', config[hostSettingOf(country)]);
    return `${`  The site for ${country}:`.padEnd(25)}${there}/`;
  });
  const lines = [
    '',
    `  The shop is open:      ${url}/`,
    ...others,
    '',
    `  Sign in with           ${camille.email}`,
    `                         ${camille.password}`,
    `  Pay with the test card 4242 4242 4242 4242, any later month, any code`,
    `  Run the shop at        ${url}${officePaths.home()}`,
    `                         ${manager?.email}`,
    `                         ${manager?.password}`,
    `  Mails it writes        ${url}/_dev/mail/`,
    `  API                    ${url}/api/docs/`,
    '',
    '  Ctrl+C stops it; its data stays.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
