export { CARD_COLUMNS, readCardRow } from './card-cells.ts';
export {
  isNumbered,
  isPeopleRow,
  PEOPLE_COLUMNS,
  type PeopleRow,
  readPeopleRow,
} from './people-rows.ts';
