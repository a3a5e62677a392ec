// A chunk of the built site, which Settings.tsx imports once the settings unfold, or have something to say.
export { SettingsGroups } from './SettingsGroups.tsx'
export { SettingsLine } from './SettingsLine.tsx'
