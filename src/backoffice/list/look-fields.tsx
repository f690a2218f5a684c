import { type ListLook, ROOMY } from '../parts/read-list.ts';

/** Hidden fields that keep how a list is drawn when a form changes what it holds. */
export const lookFields = ({ columns, isRoomy }: ListLook) => (
  <>
    {columns && <input type="hidden" name="colonnes" value={columns.join(',')} />}
    {isRoomy && <input type="hidden" name="densite" value={ROOMY} />}
  </>
);
