import { decimal } from '#i18n/numbers.ts';
import { readCents } from '#kit/money.ts';
import {
  type Description,
  EVERY_FACT,
  type Fact,
  type Range,
  type Rules,
  type Span,
  type Wanted,
} from '#modules/segments/rules/index.ts';
import { boxOf } from '../parts/form-section.ts';

type Values = Readonly<Record<string, string>>;

/** A typed integer, or the text itself, which the schema refuses. */
const typedNumber = (text: string | undefined, isMoney: boolean): number | string | null => {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  if (isMoney) return readCents(typed) ?? typed;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};

/** A criterion from the form's fields; undefined when it is not used. */
function typedWanted(name: Fact, fact: Description, values: Values): unknown {
  switch (fact.kind) {
    case 'range': {
      const least = typedNumber(values[`${name}.least`], fact.unit === 'cents');
      const most = typedNumber(values[`${name}.most`], fact.unit === 'cents');
      return least === null && most === null ? undefined : { least, most };
    }
    case 'span': {
      const [from, until] = [values[`${name}.from`] || null, values[`${name}.until`] || null];
      return from === null && until === null ? undefined : { from, until };
    }
    case 'yesNo':
      return values[name] ? values[name] === 'yes' : undefined;
    case 'choice': {
      const ticked = fact.oneOf.filter((one) => values[boxOf(name, one)] !== undefined);
      return ticked.length > 0 ? ticked : undefined;
    }
    case 'codes': {
      const own = Object.entries(values).filter(
        ([key]) => key === name || key.startsWith(`${name}.`),
      );
      const typed = own.flatMap(([, text]) => text.split(/[\s,;]+/)).filter(Boolean);
      return typed.length > 0 ? [...new Set(typed)] : undefined;
    }
  }
}

/** The form's fields as input of the segment's schema. */
export const typedSegment = (values: Values) => ({
  name: values.name ?? '',
  version: Number(values.version ?? 0),
  rules: Object.fromEntries(
    EVERY_FACT.flatMap(([name, fact]) => {
      const wanted = typedWanted(name, fact, values);
      return wanted === undefined ? [] : [[name, wanted]];
    }),
  ),
});

const shown = (value: number | null, unit: string) =>
  value === null ? '' : unit === 'cents' ? decimal(value / 100) : String(value);

function fieldsOf(fact: Fact, described: Description, wanted: Wanted): [string, string][] {
  switch (described.kind) {
    case 'range': {
      const { least, most } = wanted as Range;
      return [
        [`${fact}.least`, shown(least, described.unit)],
        [`${fact}.most`, shown(most, described.unit)],
      ];
    }
    case 'span': {
      const { from, until } = wanted as Span;
      return [
        [`${fact}.from`, from ?? ''],
        [`${fact}.until`, until ?? ''],
      ];
    }
    case 'yesNo':
      return [[fact, wanted ? 'yes' : 'no']];
    case 'choice':
      return (wanted as readonly string[]).map((one) => [boxOf(fact, one), 'on']);
    case 'codes': {
      const codes = wanted as readonly string[];
      if (fact === 'bought') return [[fact, codes.join(' ')]];
      return codes.map((one, at) => [`${fact}.${at}`, one]);
    }
  }
}

/** Initial values of the form's fields, including checkboxes (named by `boxOf`). */
export function segmentValues({ name, rules }: { name: string; rules: Rules }): Values {
  const fields = EVERY_FACT.flatMap(([fact, described]) => {
    const wanted = rules[fact];
    return wanted === undefined ? [] : fieldsOf(fact, described, wanted);
  });
  return Object.fromEntries([['name', name], ...fields]);
}
