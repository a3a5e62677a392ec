// A chunk of the built site, which Settings.tsx imports once the settings unfold, or need to show a summary or an error.
export { SettingsGroups } from './SettingsGroups.tsx'
export { SettingsLine } from './SettingsLine.tsx'
