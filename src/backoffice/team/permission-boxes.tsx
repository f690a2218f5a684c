import type { Permission } from '#modules/staff/rules/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { t } from './team-words.ts';
import { boxOfPermission } from './typed-permissions.ts';

interface PermissionBoxesProps {
  form: FormState;
  /** Permissions the user can grant: only those they have. */
  offered: readonly Permission[];
}

const areaOf = (permission: Permission) => permission.split('.')[0] as Area;
type Area = Permission extends `${infer Name}.${string}` ? Name : never;

/** Permissions as checkboxes, grouped by subject. */
export function PermissionBoxes({ form, offered }: PermissionBoxesProps) {
  const areas = [...new Set(offered.map(areaOf))];
  const { id, error } = form.field('permissions');
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="text-small font-bold">{t('choice.legend')}</legend>
      <FieldError id={id} error={error} />
      <div className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {areas.map((area) => (
          <div key={area}>
            <h3 className="text-small font-bold text-encre-2">{t(`areas.${area}`)}</h3>
            {offered
              .filter((permission) => areaOf(permission) === area)
              .map((permission) => {
                const { defaultValue, ...box } = form.field(boxOfPermission(permission));
                return (
                  <Checkbox
                    key={permission}
                    id={box.id}
                    name={box.name}
                    className="text-small"
                    label={t(`permissions.${permission}`)}
                    defaultChecked={defaultValue === 'on'}
                  />
                );
              })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
