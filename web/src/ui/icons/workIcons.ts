import { icon } from './icon.tsx'

/** Icons of what admins do, and of some forms of the account. */
export const GripIcon = icon('M7.25 5h.01M12.75 5h.01M7.25 10h.01M12.75 10h.01M7.25 15h.01M12.75 15h.01')
export const DotsIcon = icon('M4 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M9.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M15 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0')
export const UndoIcon = icon('M7.25 4 3.5 7.75l3.75 3.75M3.75 7.75h8.5a4 4 0 0 1 0 8H8')
export const RedoIcon = icon('m12.75 4 3.75 3.75-3.75 3.75M16.25 7.75h-8.5a4 4 0 0 0 0 8H12')
export const ShareIcon = icon('M10 12.5v-9M6.5 6.75 10 3.25l3.5 3.5M5.5 9.75H4v6.5h12v-6.5h-1.5')
export const UpIcon = icon('m6 12 4-4 4 4')
export const MoveIcon = icon('M10 3v14M3 10h14M7.5 5.5 10 3l2.5 2.5M7.5 14.5 10 17l2.5-2.5M5.5 7.5 3 10l2.5 2.5M14.5 7.5 17 10l-2.5 2.5')
export const TextEntryIcon = icon('M3 6h14v8H3ZM6 8.5v3')
export const AloneIcon = icon('M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM8.75 8.25 10.25 7v6.25')
export const NoAnswerIcon = icon('M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM5.5 14.5l9-9')
export const MinusIcon = icon('M4 10h12')
export const MoveUpIcon = icon('M10 16.25V4m-4.5 4.5L10 4l4.5 4.5')
export const MoveDownIcon = icon('M10 3.75V16m-4.5-4.5L10 16l4.5-4.5')
export const HiddenIcon = icon(
  'm3.5 3.5 13 13M8 4.9A8 8 0 0 1 10 4.6c4.6 0 7.4 5.4 7.4 5.4a14 14 0 0 1-2.3 2.8M12 15.1a7.5 7.5 0 0 1-2 .3C5.4 15.4 2.6 10 2.6 10a14 14 0 0 1 3.1-3.6',
)
export const WarningIcon = icon('M10 3.25 2.75 16.25h14.5ZM10 8v4M10 14.1v.1')
export const CopyIcon = icon('M7.25 7.25h9v9h-9ZM12.75 7.25v-3.5h-9v9h3.5')
export const SearchIcon = icon('M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM12.75 12.75l4 4')
export const RestartIcon = icon('M16 10.25a6 6 0 1 1-1.75-4.5M16.25 2.75v3.5h-3.5')
export const LinkIcon = icon(
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1',
)
export const CropIcon = icon('M6 2.75V14h11.25M2.75 6H14v11.25')
export const PhoneIcon = icon('M6.25 2.75h7.5v14.5h-7.5ZM9.25 14.75h1.5')
export const DesktopIcon = icon('M2.75 3.75h14.5v9.5H2.75ZM10 13.25v3M6.75 16.25h6.5')
export const MapIcon = icon('M3 4.25h5v4H3ZM12 3h5v4h-5ZM12 12.5h5v4h-5ZM8 6.25h2V5h2M10 6.25v8.25h2')
export const HistoryIcon = icon('M4 10a6.25 6.25 0 1 1 1.75 4.35M3.25 6.75 4 10l3.25-.75M10 6.75V10l2.5 1.5')
export const ChartIcon = icon('M3.25 16.5h13.5M5.5 13.5V9.25M10 13.5V4M14.5 13.5V6.75')
export const ReportIcon = icon('M5 2.75h6.5L15 6.25v11H5ZM11.25 3v3.5H15M7.5 14.25V11.5M10 14.25V9.5M12.5 14.25v-2')
export const PinIcon = icon('M7 3h6M8 3v5.25L5.75 11.5h8.5L12 8.25V3M10 11.5V17')
export const DrawIcon = icon(
  'M3 6h2.5c4 0 5 8 9 8H17m-2.5-2.5L17 14l-2.5 2.5M3 14h2.5c1.4 0 2.4-1 3.3-2.2M11 8c.9-1.2 1.9-2 3.5-2H17m-2.5-2.5L17 6l-2.5 2.5',
)
export const TemplateIcon = icon('M3.5 3.5h13v4h-13ZM3.5 10.5h5.5v6H3.5ZM12 10.5h4.5M12 13.5h4.5M12 16.5h4.5')
export const TableIcon = icon('M3 4.25h14v11.5H3ZM3 8h14M8 8v7.75')
export const PrintIcon = icon('M6 7.5V3.25h8V7.5M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6Z')
export const EditIcon = icon('m3.75 16.25.75-3.5 8.5-8.5 2.75 2.75-8.5 8.5ZM11 6.25 13.75 9')
export const TrashIcon = icon('M3.75 5.5h12.5M8 5.5V3.75h4V5.5M5.25 5.5l.75 10.75h8l.75-10.75')
export const ExternalIcon = icon('M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7')
