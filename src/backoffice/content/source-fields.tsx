import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { choiceName, fieldName, t } from './content-words.ts';
import {
  type FormNode,
  hoursText,
  itemsOf,
  type Json,
  type NamedNode,
  partsOf,
} from './form-model.ts';
import type { FormTools } from './form-tools.ts';
import { fieldId } from './form-tools.ts';
import { PictureField } from './picture-field.tsx';
import { SourceList } from './source-list.tsx';

interface SourceFieldsProps {
  fields: readonly NamedNode[];
  value: Json;
  /** Path of the fields; empty at the top level. */
  path: string;
  tools: FormTools;
}

/** The fields of a part of a text, each named by its path. */
export function SourceFields({ fields, value, path, tools }: SourceFieldsProps) {
  return (
    <div className="grid gap-4">
      {fields.map(({ name, node }) => (
        <SourceField
          key={name}
          node={node}
          label={fieldName(name)}
          path={path ? `${path}.${name}` : name}
          value={partsOf(value)[name]}
          tools={tools}
        />
      ))}
    </div>
  );
}

interface SourceFieldProps {
  node: FormNode;
  label: string;
  path: string;
  value: Json | undefined;
  tools: FormTools;
}

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function SourceField({ node, label, path, value, tools }: SourceFieldProps) {
  const field = { id: fieldId(path), name: path, label, error: tools.errors[path] };
  switch (node.kind) {
    case 'kept':
      return null;
    case 'check':
      return <Checkbox {...field} defaultChecked={value === true} />;
    case 'select':
      return (
        <Select
          {...field}
          defaultValue={textOf(value)}
          options={node.options.map((option) => ({ value: option, label: choiceName(option) }))}
        />
      );
    case 'markdown':
      return (
        <TextArea {...field} rows={10} hint={t('hints.markdown')} defaultValue={textOf(value)} />
      );
    case 'text':
      return <TextArea {...field} rows={2} optional={node.optional} defaultValue={textOf(value)} />;
    case 'lines':
      return (
        <TextArea
          {...field}
          rows={3}
          hint={t('hints.lines')}
          error={field.error ?? tools.errorBelow(path)}
          defaultValue={itemsOf(value).join('\n')}
        />
      );
    case 'hours':
      return (
        <TextField
          {...field}
          error={field.error ?? tools.errorBelow(path)}
          placeholder={t('hints.hours')}
          defaultValue={hoursText(value)}
        />
      );
    case 'picture':
      return <PictureField path={path} label={label} value={value} tools={tools} />;
    case 'group':
      return <SourceGroup node={node} label={label} path={path} value={value} tools={tools} />;
    case 'list':
    case 'blocks':
      return (
        <SourceList
          node={node}
          label={label}
          path={path}
          value={value}
          tools={tools}
          renderFields={(fields, value, path) => (
            <SourceFields fields={fields} value={value} path={path} tools={tools} />
          )}
        />
      );
    default:
      return (
        <TextField
          {...field}
          type={node.kind === 'day' ? 'date' : 'text'}
          inputMode={node.kind === 'number' ? 'decimal' : undefined}
          optional={node.optional}
          placeholder={node.kind === 'address' ? '/faq/' : undefined}
          defaultValue={textOf(value)}
        />
      );
  }
}

type GroupProps = Omit<SourceFieldProps, 'node'> & { node: FormNode & { kind: 'group' } };

function SourceGroup({ node, label, path, value, tools }: GroupProps) {
  const fields = (
    <SourceFields fields={node.fields} value={value ?? null} path={path} tools={tools} />
  );
  return (
    <fieldset className="min-w-0 border-l-2 border-brume-2 pl-4">
      <legend className="mb-2 font-bold">{label}</legend>
      {node.optional ? (
        <>
          <Checkbox
            id={fieldId(`${path}.on`)}
            name={`${path}.#on`}
            label={t('shown')}
            defaultChecked={value !== null && value !== undefined}
          />
          {fields}
        </>
      ) : (
        fields
      )}
    </fieldset>
  );
}
