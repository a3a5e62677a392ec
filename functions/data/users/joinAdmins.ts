import { key } from '../keys.ts'
import { tableName } from '../table.ts'

/** The part of a transaction that puts a person into the list of admins; one who is in it already stays. */
export const joinAdmins = (userId: string) => ({
  Update: {
    TableName: tableName(),
    Key: key.admins(),
    UpdateExpression: 'ADD ids :ids',
    ExpressionAttributeValues: { ':ids': new Set([userId]) },
  },
})
