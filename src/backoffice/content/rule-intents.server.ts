import { redirect } from 'react-router';
import { ROUTE_GUARDS, removedRule, typedRule } from '#modules/content/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { routeRuleCalls } from '#services/admin/content.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

const saveRule: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'saveRule',
    data,
    schema: typedRule,
    others: ['hides'],
    input: {
      path: String(data.get('path') ?? '').trim(),
      to: String(data.get('to') ?? '').trim() || null,
      statusCode: Number(data.get('statusCode')),
      guards: ROUTE_GUARDS.filter((name) => data.has(`guard-${name}`)),
      index: !data.has('noindex'),
      cache: Number(data.get('cache')),
      hides: data.has('hides'),
    },
    send: async (rule) => {
      await routeRuleCalls(admin).save(rule, key);
      throw redirect(officePaths.routeRules({ done: 'regle' }));
    },
  });

const removeRule: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removeRule',
    data,
    schema: removedRule,
    send: async ({ path }) => {
      await routeRuleCalls(admin).remove(path, key);
      throw redirect(officePaths.routeRules({ done: 'supprimee' }));
    },
  });

/** Actions on route rules, by form name. */
export const ruleIntents = { saveRule, removeRule };
