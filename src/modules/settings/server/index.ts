export { followSettings, keepFollowingSettings } from './follow-settings.ts';
