import { type ListLook, ROOMY } from '../parts/read-list.ts';

/** Hidden fields that preserve columns and density when a filter form is submitted. */
export const lookFields = ({ columns, isRoomy }: ListLook) => (
  <>
    {columns && <input type="hidden" name="colonnes" value={columns.join(',')} />}
    {isRoomy && <input type="hidden" name="densite" value={ROOMY} />}
  </>
);
